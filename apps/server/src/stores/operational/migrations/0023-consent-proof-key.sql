-- Recognises a proof that a browser reports twice because it did not receive the first answer.
alter table consent_proof add column key text unique;
