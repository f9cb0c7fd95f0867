import { type RefObject, useEffect, useState } from 'react';

/** The picture in a small window over everything. A refusal by the browser changes nothing. */
export function usePictureInPicture(element: RefObject<HTMLVideoElement | null>, isVideo: boolean) {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => setPossible(isVideo && document.pictureInPictureEnabled === true), [isVideo]);
  const toggle = () => {
    const changed = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.current?.requestPictureInPicture();
    void changed?.catch(() => undefined);
  };
  return { isPossible, toggle };
}
