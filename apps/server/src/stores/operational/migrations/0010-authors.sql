-- Who signs the stories of the catalogue that the server was started with: what their own pages say of them (W-02).
create table author (
  id text primary key,
  position integer not null,
  document jsonb not null
);
