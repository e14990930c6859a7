import { render } from 'preact';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/controls.css';
import { Admin } from './Admin';
import './admin.css';

const root = document.getElementById('app');
if (root) render(<Admin />, root);
