import { NodeTextError, type NodeText } from '@/domain/node-text/node-text';

/** The query is valid, but this node cannot execute it. */
export class ConditionError extends NodeTextError {
  constructor(text: NodeText) {
    super(text);
    this.name = 'ConditionError';
  }
}
