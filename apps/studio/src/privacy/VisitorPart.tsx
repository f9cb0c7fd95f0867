import { StoredProof } from '@sintonia/contracts';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { get } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { TextField } from '../forms/Field.tsx';
import { isVisitorId, visitorAddress, visitorOf } from '../links/visitor-address.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import { ErasurePart } from './ErasurePart.tsx';
import styles from './Privacy.module.css';
import { ProofsTable } from './ProofsTable.tsx';
import { usePrivacyWords } from './use-privacy-words.ts';

const Proofs = StoredProof.array();

/** One visitor: proofs of consent, export and erasure of their data. */
export function VisitorPart({ onErased }: { onErased: () => void }) {
  const words = usePrivacyWords();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [typed, setTyped] = useState(visitorOf(hash));
  const [proofs, setProofs] = useState<{ of: string; rows: StoredProof[] } | null>(null);
  const { isBusy, error, act } = useRequest();
  const visitor = typed.trim();
  const isKnown = isVisitorId(visitor);
  const params = new URLSearchParams({ visitor });

  const look = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isKnown) return;
    const rows = await act(get(`/api/privacy/proofs?${params}`, Proofs));
    if (rows) setProofs({ of: visitor, rows });
  };
  const type = (text: string) => {
    setTyped(text);
    // The address names another visitor; a typed one is not added to an address that may be shared.
    if (hash !== '') navigate({ search }, { replace: true });
  };
  return (
    <Section title={words.visitor}>
      <p className={styles.lead}>{words.visitorLead}</p>
      <form className={styles.visitor} onSubmit={look}>
        <TextField
          label={words.id}
          value={typed}
          onChange={type}
          {...(visitor !== '' && !isKnown && { why: words.badId })}
        />
        <div className={styles.acts}>
          <button type="submit" className={buttons.primary} disabled={isBusy || !isKnown}>
            {words.look}
          </button>
          {isKnown && (
            <Link className={buttons.plain} to={visitorAddress(visitor)}>
              {words.page}
            </Link>
          )}
          {isKnown && (
            <a className={buttons.plain} href={`/api/privacy/export?${params}`} download="visitant.ndjson">
              {words.exported}
            </a>
          )}
        </div>
      </form>
      <ErrorText error={error} />
      {proofs?.of === visitor && <ProofsTable rows={proofs.rows} />}
      {isKnown && <ErasurePart key={visitor} visitor={visitor} onErased={onErased} />}
    </Section>
  );
}
