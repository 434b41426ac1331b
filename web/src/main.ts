import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './lib/preferences.svelte';
import { router } from './lib/router.svelte';
import { words } from './lib/words.svelte';

preferences.follow();
router.start();
void words
  .speak(preferences.language)
  .then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
