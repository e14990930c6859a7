import { render } from 'preact';
// First, so that every component can differ from it.
import './style/base.css';
import './style/controls.css';
import { App } from './App';

const root = document.getElementById('app');
if (root) render(<App />, root);
