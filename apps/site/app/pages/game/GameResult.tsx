import { useEffect, useRef, useState } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';
import forms from '../../ui/forms/Forms.module.css';
import css from './Game.module.css';
import type { Puzzle } from './puzzle.ts';
import { ownWords, type Round } from './round.ts';
import type { GameRecord } from './streak.ts';

interface GameResultProps {
  puzzle: Puzzle;
  round: Round;
  record: GameRecord;
  /** Absolute address of the game. */
  address: string;
}

const days = (count: number): string => (count === 1 ? '1 dia' : `${count} dies`);

const headline = (own: number, all: number): string =>
  own === all
    ? 'Mestre del vent: cap ajuda!'
    : own === 0
      ? 'El vent bufava fort, però ja és a lloc.'
      : 'Tot torna a ser a lloc.';

/** Result, streak, and a text to share that reveals no word. */
export function GameResult({ puzzle: { number }, round, record: { streak, best }, address }: GameResultProps) {
  const tag = useTag();
  const place = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => place.current?.focus(), []);
  const own = ownWords(round);
  const marks = round.map(({ helps }) => (helps === 0 ? '■' : '□')).join('');
  const text = `La ventada ${number} · ${own}/${round.length}\n${marks} · ratxa: ${days(streak)}`;
  const share = async () => {
    const isBySystem = 'share' in navigator;
    const doing = isBySystem
      ? navigator.share({ text, url: address })
      : navigator.clipboard.writeText(`${text}\n${address}`).then(() => setCopied(true));
    await doing.then(
      () =>
        tag?.track('scCompartir', {
          socialAction: isBySystem ? 'sistema' : 'enllac',
          linkUrl: address,
          clickIdentifier: 'comparteix',
          clickOrigin: 'joc',
        }),
      () => undefined, // closed without sharing, or not allowed
    );
  };
  return (
    <div className={css.result}>
      <h2 ref={place} tabIndex={-1}>
        {headline(own, round.length)}
      </h2>
      <dl>
        <div>
          <dt>Sense ajuda</dt>
          <dd>
            {own} de {round.length}
          </dd>
        </div>
        <div>
          <dt>Ratxa</dt>
          <dd>{days(streak)}</dd>
        </div>
        <div>
          <dt>La millor</dt>
          <dd>{days(best)}</dd>
        </div>
      </dl>
      <button type="button" className={forms.button} onClick={share}>
        Comparteix el resultat
      </button>
      <p className={css.note} role="status">
        {isCopied ? 'Copiat, sense desvelar cap paraula.' : 'A mitjanit hi haurà una ventada nova.'}
      </p>
    </div>
  );
}
