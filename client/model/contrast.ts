/** Styles for systems with colours of their own, or that ask for more contrast: nobody else fetches them. */
export function startContrast(): void {
  const wanted = matchMedia('(forced-colors: active), (prefers-contrast: more)');
  const fetchStyles = () => {
    if (wanted.matches) void import('../style/contrast.css');
  };
  fetchStyles();
  wanted.addEventListener('change', fetchStyles);
}
