// The styles of every page. Those of Mantine's parts come with them (mantine.ts).
import './tokens.css';
import './mantine-variables.css';
import '@mantine/core/styles/global.css';
import './base.css';
