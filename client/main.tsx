import { render } from 'preact';
// First, so that every component can differ from it.
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { App } from './App';
import { startTheme } from './model/theme';

startTheme();
const root = document.getElementById('app');
if (root) render(<App />, root);
