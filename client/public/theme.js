// Before anything is drawn: nobody who chose one sees the other first. client/model/theme.ts goes on from here.
(() => {
  let chosen;
  try {
    chosen = localStorage.getItem('pocket-arena.theme');
  } catch {
    // Nothing is remembered then.
  }
  if (chosen !== 'light' && chosen !== 'dark')
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = chosen;
})();
