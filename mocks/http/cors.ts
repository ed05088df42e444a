const loopback = /^https?:\/\/(localhost|127(?:\.\d+){3}|\[::1\])(:\d+)?$/i;

/** Headers that let a page on any loopback origin use the HTTP host. None for other origins. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (!origin || !loopback.test(origin)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Age, Date, Location, Retry-After, ETag, Content-Disposition',
    Vary: 'Origin',
  };
}

/** The answer to a preflight request. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
      'Access-Control-Max-Age': '600',
    },
  });
}
