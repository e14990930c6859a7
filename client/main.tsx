import { render } from 'preact';
import { App } from './App';
import './style/base.css';
import './style/controls.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
