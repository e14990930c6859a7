import { render } from 'preact';
import { App } from './App';
import { startAttention } from './model/attention';
import { startSound } from './model/sound';
import './style/base.css';
import './style/controls.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
startSound();
startAttention();
