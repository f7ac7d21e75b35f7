import { useAddress } from './use-address';

/** A parameter of the URL that a text box is bound to; an empty text removes it. */
export function useAddressText(name: string): [text: string, set: (text: string) => void] {
  const [parameters, change] = useAddress();
  const set = (text: string) =>
    change(
      (params) => {
        if (text === '') params.delete(name);
        else params.set(name, text);
        return params;
      },
      { replace: true },
    );
  return [parameters.get(name) ?? '', set];
}
