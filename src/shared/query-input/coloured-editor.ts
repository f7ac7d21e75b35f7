/** What comes late of the query input, in one piece. */
export { CodeEditor } from '@/ui/code-editor/CodeEditor';
export { colourQuery } from './query-colours';
