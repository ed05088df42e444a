// Gives the page its colours before it is painted: the settings are read once `config.json` has said which environment's they
// are. The scheme that the page before had (`src/ui/app-providers.tsx`) holds until then. A file and not a script in the page,
// because the policy allows no other.
try {
  const base = new URL('.', document.currentScript.src).pathname;
  const scheme = JSON.parse(localStorage.getItem(`credence:${base === '/' ? '' : base}colorScheme`));
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme;
} catch {
  // Where storage is forbidden the page has the system's colours.
}
