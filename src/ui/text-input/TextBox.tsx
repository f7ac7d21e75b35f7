import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';

/** A styled text input without a label; `TextInput` has one. */
export const TextBox = styled.input`
  ${controlShape}
`;

export const TextArea = styled.textarea`
  ${controlShape}
  height: auto;
  min-height: calc(${({ theme }) => theme.height.control} * 3);
  padding-block: ${({ theme }) => theme.space.xs};
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
  @media (pointer: coarse) {
    height: auto;
  }
`;
