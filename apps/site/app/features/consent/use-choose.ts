import { type SubmitEvent, useCallback } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';
import { readConsentForm } from './read-form.ts';
import { chooseAndProve } from './record-choice.ts';

/** Submit handler of a consent form: the tag stores the choice at once. Without a tag the form is sent. */
export function useChoose(onAskForSwitches: () => void, onChosen?: () => void) {
  const tag = useTag();
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      if (!tag) return;
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const choice = readConsentForm(form, tag.rules().property.vendors ?? {});
      if (choice === null) return;
      event.preventDefault();
      if (choice === 'choose') return onAskForSwitches();
      chooseAndProve(tag, choice, window);
      onChosen?.();
    },
    [tag, onAskForSwitches, onChosen],
  );
}
