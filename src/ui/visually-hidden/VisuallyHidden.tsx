import styled from 'styled-components';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1em;
  height: 1em;
  margin: -1em;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
