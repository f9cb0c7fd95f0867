import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Changes parameters of the address; '' removes one. The page stays where it is scrolled. */
export function useChangeAddress(): (next: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useCallback(
    (next) => {
      const params = new URLSearchParams(search);
      for (const [name, text] of Object.entries(next)) {
        if (text === '') params.delete(name);
        else params.set(name, text);
      }
      navigate(`?${params}`, { preventScrollReset: true });
    },
    [navigate, search],
  );
}
