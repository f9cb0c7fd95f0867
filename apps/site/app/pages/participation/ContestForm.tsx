import { type FormEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import css from '../../features/participation/Participation.module.css';
import { useTag } from '../../shared/measurement/tag-context.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

export interface ContestView {
  id: string;
  title: string;
  intro: string;
  prize: string;
  question: string;
  terms: readonly string[];
  closes: string;
}

/** Result of submitting the form. */
export type Entered =
  /** `isNew`: false for a visitor who had entered before; the first answer stays. */
  | { isDone: true; isNew: boolean }
  | { isDone: false; problem: string; filled: { name: string; email: string; answer: string } };

interface ContestFormProps {
  contest: ContestView;
  /** This visitor has entered before. */
  hasEntered: boolean;
  entered: Entered | undefined;
}

export function ContestForm({ contest, hasEntered, entered }: ContestFormProps) {
  const tag = useTag();
  const { id, title } = contest;
  const isDone = entered?.isDone ?? false;
  const isAccepted = entered?.isDone === true && entered.isNew;
  const report = (call: 'scClicBoto' | 'scParticipar', clickIdentifier: string) =>
    tag?.track(call, {
      contentTitle: title,
      contentId: id,
      contentFormat: 'formulari',
      contentType: 'concurs',
      clickOrigin: 'concurs',
      clickIdentifier,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when an entry is accepted
  useEffect(() => {
    if (isAccepted) report('scParticipar', 'resposta');
  }, [isAccepted]);

  /** A double press enters once: before the cookie exists, the server would count two visitors. */
  const isSending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each result, also if it equals the previous one
  useEffect(() => {
    isSending.current = false;
  }, [entered]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    isSending.current = true;
    report('scClicBoto', 'participa');
  };

  if (hasEntered || isDone) {
    return (
      <p className={css.intro} role="status">
        <strong>Ja hi participes.</strong> Llegirem la teva resposta quan es tanqui. Gràcies i sort!
      </p>
    );
  }
  const filled = entered && !entered.isDone ? entered.filled : null;
  return (
    <Form method="post" className={forms.form} onSubmit={send}>
      {entered && !entered.isDone && <Problem>{entered.problem}</Problem>}
      <TextField
        label={contest.question}
        name="answer"
        type="long"
        maxLength={600}
        value={filled?.answer ?? ''}
        hint="Amb sis-cents caràcters en tens prou."
      />
      <TextField label="Com et dius?" name="name" autoComplete="name" maxLength={80} value={filled?.name ?? ''} />
      <TextField
        label="Correu electrònic"
        hint="Per avisar-te si guanyes, i per a res més."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={filled?.email ?? ''}
      />
      <button type="submit" className={forms.button} data-button="participa">
        Participa-hi
      </button>
    </Form>
  );
}
