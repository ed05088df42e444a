/** The mark for what is absent. Assistive technology hears "not given" instead of the sign. */
export function Dash() {
  return (
    <span className="mute">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not given</span>
    </span>
  );
}
