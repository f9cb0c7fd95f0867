import { type RefObject, useEffect, useState } from 'react';

/** Picture-in-picture; its window may be closed by its own button. A refusal by the browser changes nothing. */
export function usePictureInPicture(element: RefObject<HTMLVideoElement | null>, isVideo: boolean) {
  const [isPossible, setPossible] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setPossible(isVideo && document.pictureInPictureEnabled === true);
    const controller = new AbortController();
    const listen = (name: string, is: boolean) =>
      element.current?.addEventListener(name, () => setOn(is), { signal: controller.signal });
    listen('enterpictureinpicture', true);
    listen('leavepictureinpicture', false);
    return () => controller.abort();
  }, [element, isVideo]);
  const toggle = () => {
    const changed = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.current?.requestPictureInPicture();
    void changed?.catch(() => undefined);
  };
  return { isOn, isPossible, toggle };
}
