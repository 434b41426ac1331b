import '../src/styles/base.css';
import { mount } from 'svelte';
import { preferences } from '../src/lib/preferences.svelte';
import { words } from '../src/lib/words.svelte';
import type { Language } from '../src/lib/texts';
import Kit from './Kit.svelte';

const query = new URLSearchParams(location.search);
const language: Language = query.get('lang') === 'ru' ? 'ru' : 'en';
document.documentElement.dataset['theme'] = query.get('theme') === 'light' ? 'light' : 'dark';
preferences.follow();
void words.speak(language).then(() =>
  mount(Kit, {
    target: document.getElementById('app') as HTMLElement,
    props: { language, part: query.get('part') ?? '' },
  }),
);
