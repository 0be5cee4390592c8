import { type Kysely, sql } from 'kysely'

/**
 * What dentists earned in a month. A statement is computed while it is open or reviewed; its lines are written as it is approved, and
 * nothing but its payment changes from then on. Approved months of a dentist follow one another.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create index invoice_issued_index on invoice (company_id, clinic_id, issued_at, id) where issued_at is not null;

create table fee_statement (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint not null,
  period text not null check (period ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('open', 'reviewed', 'approved', 'paid')),
  reopen_reason text not null default '',
  reviewed_at timestamptz(3),
  reviewed_by text,
  approved_at timestamptz(3),
  approved_by text,
  paid_at timestamptz(3),
  paid_by text,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  constraint fee_statement_doctor foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint fee_statement_period_key unique (company_id, clinic_id, doctor_id, period),
  constraint fee_statement_steps check (
    (state <> 'open') = (reviewed_at is not null) and (reviewed_at is null) = (reviewed_by is null)
    and (state in ('approved', 'paid')) = (approved_at is not null) and (approved_at is null) = (approved_by is null)
    and (state = 'paid') = (paid_at is not null) and (paid_at is null) = (paid_by is null)
  )
);
create index fee_statement_month_index on fee_statement (company_id, clinic_id, period, id);

create table fee_statement_line (
  company_id bigint not null,
  clinic_id bigint not null,
  statement_id bigint not null,
  invoice_line_id bigint not null,
  position integer not null check (position >= 0),
  -- in rupiah, of the month; below 0 for what is taken back
  earned bigint not null,
  assistant bigint not null,
  amount bigint not null,
  -- what the line had earned until the end of the month, and by which terms: later months hold the difference
  counted jsonb not null check (jsonb_typeof(counted) = 'object'),
  -- as it is shown
  shown jsonb not null check (jsonb_typeof(shown) = 'object'),
  primary key (company_id, clinic_id, statement_id, invoice_line_id),
  foreign key (company_id, clinic_id, statement_id) references fee_statement (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_line_id) references invoice_line (company_id, clinic_id, id),
  constraint fee_statement_line_sum check (earned = assistant + amount)
);
create index fee_statement_line_index on fee_statement_line (company_id, clinic_id, invoice_line_id, statement_id);

-- an approved statement is what it is: only that it was paid is written later
create function keep_fee_statement() returns trigger language plpgsql as $$
declare
  paying constant text[] := '{state,paid_at,paid_by,version,updated_at}';
begin
  if tg_op = 'UPDATE' and (
    old.state in ('open', 'reviewed')
    or old.state = 'approved' and new.state = 'paid' and to_jsonb(old) - paying = to_jsonb(new) - paying
  ) then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger fee_statement_kept before update or delete on fee_statement for each row execute function keep_fee_statement();
create trigger fee_statement_not_emptied before truncate on fee_statement for each statement execute function refuse_change();

-- lines are written while a statement is approved, and never after
create function keep_fee_statement_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from fee_statement
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.statement_id and state <> 'reviewed'
  ) then
    raise exception '% of a statement that is not being approved', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger fee_statement_line_in_time before insert on fee_statement_line
  for each row execute function keep_fee_statement_line();
create trigger fee_statement_line_append_only before update or delete or truncate on fee_statement_line
  for each statement execute function refuse_change();
`.execute(database)
}
