// Reads PDFs beside the page. A file of the console's own, since the page allows no other workers (`src/trusted-types.ts`).
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { letStreamsIterate } from './stream-iteration';

letStreamsIterate();
