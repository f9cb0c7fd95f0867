import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the visitor has moved to another page of the site since the document loaded. */
export function useHasNavigated(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && key !== firstKey) setHasNavigated(true);
  return hasNavigated;
}
