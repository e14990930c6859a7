import { render } from 'preact';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/controls.css';
import { startLanguage } from '../model/language';
import { Admin } from './Admin';
import { adminText } from './text';
import './admin.css';

startLanguage();
void adminText.load().then(() => {
  document.title = adminText.text().pageTitle;
  const root = document.getElementById('app');
  if (root) render(<Admin />, root);
});
