import { type Kysely, sql } from 'kysely'

/** The guardian of a minor, the choice about SATUSEHAT, and what a visitor says of their health. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table patient
      add guardian_name text not null default '',
      add guardian_relationship text
        check (guardian_relationship in ('mother', 'father', 'grandparent', 'sibling', 'other')),
      add guardian_phone text not null default '',
      add satusehat_access text not null default 'not_asked'
        check (satusehat_access in ('not_asked', 'granted', 'declined'))
  `.execute(database)
  await sql`
    alter table registration add screening jsonb not null default '{
      "allergy": { "answer": "not_asked", "alerts": [] },
      "condition": { "answer": "not_asked", "alerts": [] },
      "medication": { "answer": "not_asked", "alerts": [] }
    }'
  `.execute(database)
}
