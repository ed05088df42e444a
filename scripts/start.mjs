// `npm start`: installs what is missing, then opens the console on the simulated service.
import { installDependencies } from './install.mjs';

installDependencies();
const { createServer } = await import('vite');
const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const server = await createServer({ mode: 'demo', server: { open: hasScreen && !process.env.CI } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
