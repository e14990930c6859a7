import { render } from 'preact';
import '../style/base.css';
import '../style/controls.css';
import { Admin } from './Admin';
import './admin.css';

const root = document.getElementById('app');
if (root) render(<Admin />, root);
