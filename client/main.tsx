import { render } from 'preact';
// First, so that every component can differ from it.
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/place.css';
import { App, startPreparing } from './App';
import { startApp } from './app/offers';
import { GAMES } from './games';
import { messages } from './i18n';
import { startContrast } from './model/contrast';
import { startLanguage } from './model/language';
import { startName } from './model/settings';
import { startTheme } from './model/theme';

// Each game’s own, over those of the house.
import.meta.glob('./games/*/style/mood.css', { eager: true });

startApp();
startTheme();
startContrast();
startLanguage();
void Promise.all([messages.load(), ...GAMES.map((game) => game.loadText())]).then(() => {
  startName();
  startPreparing();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
});
