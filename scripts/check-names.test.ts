// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code
import { describe, expect, it } from 'vitest'
import { projectFile } from './check/project'
import { colour } from './check/rules/colour'
import { expectingTest } from './check/rules/expecting-test'
import { fileName } from './check/rules/file-name'
import { leftOutTest } from './check/rules/left-out-test'
import { logicalSide } from './check/rules/logical-side'
import { oneClock } from './check/rules/one-clock'
import { pageModel } from './check/rules/page-model'
import type { Rule } from './check/rules/rule'
import { screenText } from './check/rules/screen-text'
import { shownName } from './check/rules/shown-name'
import { spreadLiteral } from './check/rules/spread-literal'
import { tenant } from './check/rules/tenant'
import { typeEscape } from './check/rules/type-escape'
import { wholeList } from './check/rules/whole-list'

const screen = 'packages/web/src/features/room/room-list.tsx'
const story = 'packages/web/src/features/room/room-list.stories.tsx'
const test = 'packages/web/src/features/room/room-list.test.tsx'
const sheet = 'packages/web/src/index.css'
const theme = 'packages/web/src/theme/token.ts'
const server = 'packages/server/src/features/room/room.ts'

const table: { rule: Rule; refused: [path: string, text: string][]; accepted: [path: string, text: string][] }[] = [
  {
    rule: fileName,
    refused: [
      ['packages/web/src/RoomList.tsx', ''],
      ['packages/web/src/roomList.tsx', ''],
      ['packages/web/src/Room/list.tsx', ''],
      ['packages/web/src/room_list.tsx', ''],
      ['packages/web/src/utils.ts', ''],
      ['packages/web/src/common/room.ts', ''],
      ['packages/web/src/hooks/use-room.ts', ''],
    ],
    accepted: [
      [screen, ''],
      [story, ''],
      ['README.md', ''],
      ['.ci/run', ''],
      ['.dependency-cruiser.cjs', ''],
      ['docs/decisions/001-one-document.md', ''],
      ['packages/core/src/auth/session.spec-model.ts', ''],
    ],
  },
  {
    rule: wholeList,
    refused: [
      [screen, "const ask = (api) => api.GET('/api/room', { params: { query: { rowPerPage: 100 } } })"],
      [screen, 'const query = { search, rowPerPage: 100 as const }'],
    ],
    accepted: [
      [screen, "const ask = (api) => allRows((page) => api.GET('/api/room', { params: { query: page } }))"],
      [screen, 'const query = { search, rowPerPage: 10 }'],
      [screen, 'const query = { rowPerPage: address.rowPerPage }'],
      [story, 'const query = { rowPerPage: 100 }'],
      [server, 'const query = { rowPerPage: 100 }'],
      ['packages/web/src/platform/list/all-rows.ts', 'const query = { rowPerPage: 100 }'],
    ],
  },
  {
    rule: screenText,
    refused: [
      [screen, 'const Room = () => <p>Rooms</p>'],
      [screen, 'const Room = () => <p>{"Rooms"}</p>'],
      [screen, 'const Room = () => <p>{count} Räume</p>'],
      [screen, 'const Room = ({ open }) => <>{open ? "Open" : name}</>'],
      [screen, 'const Room = ({ name }) => <p>{name || "Nobody"}</p>'],
      [screen, 'const Room = ({ open, name }) => <p>{(open && "Open") || name}</p>'],
      [screen, 'const Room = ({ name }) => <p>{`Room`}</p>'],
      [screen, 'const Room = () => <img alt="A room" />'],
      [screen, 'const Room = () => <button aria-label={"Close"} />'],
      [screen, 'const Room = () => <input placeholder="Search" />'],
      [screen, 'const Room = () => <p title={`${name} room`} />'],
    ],
    accepted: [
      [screen, 'const Room = () => <p>{texts.room.title()}</p>'],
      [screen, 'const Room = () => <p className="quiet" data-part="text">· – 12</p>'],
      [screen, 'const Room = ({ state }) => <p>{state === "open" && <Badge colorPalette="primary" />}</p>'],
      [screen, 'const Room = ({ kind, name }) => <p>{(kind ?? "chair") ? name : null}</p>'],
      [screen, 'const Room = () => <img alt="" />'],
      [screen, 'const title = "a string outside of JSX"'],
      [screen, 'const Splash = () => <p>Geraham</p>'],
      [story, 'const Room = () => <p>Rooms</p>'],
      [test, 'const Room = () => <p>Rooms</p>'],
    ],
  },
  {
    rule: oneClock,
    refused: [
      [screen, 'const time = new Date().toLocaleTimeString()'],
      [screen, 'const day = date.toLocaleDateString("id")'],
      [screen, 'const both = new Date(moment).toLocaleString()'],
      [screen, 'const format = new Intl.DateTimeFormat("en", { timeStyle: "short" })'],
      [screen, 'const make = Intl.DateTimeFormat'],
    ],
    accepted: [
      [screen, 'const count = value.toLocaleString("id")'],
      [screen, 'const format = new Intl.NumberFormat("id")'],
      [screen, 'type Format = Intl.DateTimeFormat'],
      [test, 'const told = new Intl.DateTimeFormat("sv")'],
      ['packages/web/src/platform/time/date-format.ts', 'const format = new Intl.DateTimeFormat("en")'],
    ],
  },
  {
    rule: shownName,
    refused: [
      [screen, "import { displayName } from '@clinic/core/patient'"],
      [screen, 'const text = words.by({ name: visit.doctor_name, when })'],
      [screen, "const text = words.by({ name: created_by ?? '', when })"],
      [screen, 'const text = `${supplier_name} · ${day}`'],
      [screen, "const text = [code, line.doctor_name].filter(Boolean).join(' · ')"],
      [screen, "const text = [supplier_name, day].join(' · ')"],
    ],
    accepted: [
      [test, "import { displayName } from '@clinic/core/patient'"],
      [screen, "import { personName } from '../../platform/texts/person-name'"],
      [screen, 'const text = words.by({ name: isolated(visit.doctor_name), when })'],
      [screen, "const text = [code, doctor_name && isolated(doctor_name)].filter(Boolean).join(' · ')"],
      [screen, 'const choices = [doctor_name]'],
      [screen, 'const input = { doctor_name: row.doctor_name }'],
      [server, "import { displayName } from '@clinic/core/patient'"],
    ],
  },
  {
    rule: pageModel,
    refused: [
      ['e2e/room.e2e.ts', 'const session = new SessionModel(page)'],
      ['e2e/models/every-screen.ts', 'await new FrameModel(page).seeScreen()'],
    ],
    accepted: [
      ['e2e/room.e2e.ts', 'const { session } = modelsOf(other)'],
      ['e2e/models/auth.model.ts', 'await new FrameModel(this.page).seeScreen()'],
      ['e2e/models/test.ts', 'const models = { session: new SessionModel(page) }'],
    ],
  },
  {
    rule: spreadLiteral,
    refused: [
      [server, 'const room = { ...{ code, name }, floor }'],
      [server, "const columns = [...(['id', 'code'] as const), 'name']"],
      [test, "it.each([...['a', 'b']])"],
      [screen, 'const rooms = <Rooms {...{ rooms, texts }} />'],
    ],
    accepted: [
      [server, 'const room = { ...values, ...(isNew ? { created_at } : {}), ...(floor && { floor }) }'],
      [server, "const columns = [...shared, ...['id', 'code'].map(quoted)]"],
      [screen, 'const rooms = <Rooms {...props} />'],
    ],
  },
  {
    rule: colour,
    refused: [
      [screen, 'const style = { color: "#00AB55" }'],
      [screen, 'const style = { border: "1px solid #eee" }'],
      [screen, 'const style = { color: "rgb(0, 171, 85)" }'],
      [screen, 'const style = { color: `hsl(150 100% 34%)` }'],
      [sheet, 'a { color: #00ab55; }'],
      [sheet, 'a { color: rgba(0, 0, 0, 0.5); }'],
    ],
    accepted: [
      [screen, 'const style = { color: "primary.fg" }; const link = <a href="#content" />'],
      [screen, 'const drawing = <path fill="currentColor" />'],
      [theme, 'export const primary = { value: "#00AB55" }'],
      [test, 'expect(colour).toBe("rgb(0, 171, 85)")'],
      [sheet, 'a { color: var(--colors-primary-fg); }'],
      ['.storybook/preview.tsx', 'const backdrop = "#ffffff"'],
    ],
  },
  {
    rule: logicalSide,
    refused: [
      [screen, 'const style = css({ marginLeft: "4" })'],
      [screen, 'const style = css({ "paddingRight": "4" })'],
      [screen, 'const style = css({ "&::before": { left: 0 } })'],
      [screen, 'const room = <p style={{ right: 4 }} />'],
      [screen, 'const style = css({ textAlign: { base: "start", md: "right" } })'],
      [screen, 'const box = <Box ml="4" />'],
      [sheet, 'a { margin-left: 1rem; }'],
      [sheet, 'a { text-align: left; }'],
      [sheet, 'a{left:0}'],
    ],
    accepted: [
      [screen, 'const style = css({ marginInlineStart: "4", insetInlineEnd: 0, textAlign: "start" })'],
      [screen, 'const toaster = <Toaster position="top-right" />'],
      [screen, 'const corner = { left: box.left, top: box.top }'],
      [sheet, 'a { margin-inline-start: 1rem; text-align: end; inset-inline-start: 0 }'],
      [server, 'const join = { left: "patient" }'],
    ],
  },
  {
    rule: typeEscape,
    refused: [
      [server, 'const room: any = row'],
      [server, 'const room = row as any'],
      [server, 'const rooms: Record<string, any[]> = rows'],
      [server, '// @ts-ignore\nconst room: Room = 1'],
      [server, 'const first = 1\n/* @ts-nocheck */\nconst room: Room = first'],
    ],
    accepted: [
      [server, 'const room: unknown = row // any row, no @ts-check needed'],
      [server, 'const sentence = "// @ts-ignore switches the types off"'],
      [test, '// @ts-expect-error a room has a name\nconst room: Room = {}'],
    ],
  },
  {
    rule: leftOutTest,
    refused: [
      [test, 'it.skip("opens", () => {})'],
      [test, 'describe.only("a room", () => {})'],
      [test, 'test.describe.skip("a room", () => {})'],
      [test, 'it.todo("opens")'],
      ['e2e/room.e2e.ts', 'test.fixme("opens", async () => {})'],
    ],
    accepted: [
      [test, 'it.each(table)("opens $name", () => {})'],
      [test, 'it.runIf(isPostgres)("does not deadlock", () => {})'],
      [server, 'query.skip(10)'],
    ],
  },
  {
    rule: expectingTest,
    refused: [
      [test, "it('opens', async () => { await open() })"],
      [test, "test('opens', { timeout: 5 }, () => open())"],
      [test, "it.each([1, 2])('opens %s', (each) => open(each)); expect(1)"],
      [test, "const open = () => close(); const close = () => open(); it('opens', open)"],
    ],
    accepted: [
      [test, "it('opens', async () => { expect(await open()).toBe(true) })"],
      [test, 'const sees = () => expect(1).toBe(1); const walk = () => ({ sees }); it(name, () => run(walk()))'],
      [
        test,
        "const cases = { open() { expect(1).toBe(1) } }; it.each(Object.entries(cases))('%s', (_, holds) => holds())",
      ],
      [test, "const { openAll } = { openAll: () => expect(1) }; it('opens', openAll)"],
      [test, "const patience = 5; it('opens', () => { expect(open()).toBe(true) }, patience)"],
      [test, "test('is there', async () => { await screen.findByText('Room') })"],
      [test, "it('is one', () => { expectTypeOf<Room>().toEqualTypeOf<Place>() })"],
      [test, "describe('a room', () => { open() }); it.todo('opens')"],
      [screen, "test('x', () => {})"],
    ],
  },
  {
    rule: tenant,
    refused: [
      [server, "const rooms = database.selectFrom('room').selectAll().where('id', '=', id).execute()"],
      [server, "await tx.updateTable('room as r').set({ name }).where('r.id', '=', id).execute()"],
      [server, "await tx.deleteFrom('room').execute(); const { company_id } = caller"],
      [server, "await tx.insertInto('room').values({ name }).execute()"],
      [server, "const rooms = database.selectFrom('room').where('company_id', '=', company_id).execute()"],
      [server, "const rooms = database.selectFrom('room').select(['company_id', 'clinic_id']).execute()"],
      [
        server,
        "await tx.deleteFrom('session').where('company_id', '=', company_id).execute(); tx.deleteFrom('appointment')",
      ],
      [server, "rows.innerJoin('room', (join) => join.onRef('room.company_id', '=', 'shift.company_id'))"],
      [server, "rows.leftJoin('user', 'user.id', 'shift.user_id')"],
      [server, 'sql`select name from room where room.company_id = doctor.company_id and room.id = doctor.room_id`'],
      [server, 'sql`update room set name = ${name} where id = ${id} and clinic_id = ${clinic_id}`'],
      [
        server,
        'sql`select from shift join room on room.company_id = shift.company_id and room.id = shift.room_id where ${tenant}`',
      ],
    ],
    accepted: [
      [server, "const rooms = database.selectFrom('room').where((eb) => eb.and({ company_id, clinic_id })).execute()"],
      [server, "await tx.insertInto('room').values({ ...room, company_id, clinic_id }).execute()"],
      [server, "await tx.deleteFrom('invitation').where((eb) => eb.and({ company_id, user_id: id })).execute()"],
      [
        server,
        "rows.leftJoin('room', (join) => join.on(sql`room.company_id = x.company_id and room.clinic_id = x.clinic_id`))",
      ],
      [server, 'sql`select status from room where ${tenant} and id = ${id}`'],
      [server, 'sql`extract(year from date_of_birth)`'],
      [
        server,
        'sql`select from room as r join staff as s on s.company_id = r.company_id and s.clinic_id = r.clinic_id where r.company_id = 1 and r.clinic_id = 2`',
      ],
      [server, "const user = database.selectFrom('user').selectAll().where('email', '=', email)"],
      ['packages/server/src/features/room/room.test.ts', "const rooms = database.selectFrom('room').selectAll()"],
      ['packages/server/src/database/seed/room.ts', "await database.insertInto('room').values(rooms).execute()"],
    ],
  },
]

describe.each(table)('$rule.name', ({ rule, refused, accepted }) => {
  it.each(refused)('refuses %s: %s', (path, text) => {
    expect(rule(projectFile(path, text))).toHaveLength(1)
  })

  it.each(accepted)('accepts %s: %s', (path, text) => {
    expect(rule(projectFile(path, text))).toEqual([])
  })
})
