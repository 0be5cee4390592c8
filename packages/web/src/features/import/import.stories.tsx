import type { Schema } from '@clinic/api'
import { batchRunnerMachine } from '@clinic/core/import'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { importFixture, importRowFixture, lineFixture } from './import-fixture'
import ImportScreen from './import-screen'
import { ImportWork } from './import-work'

const meta = { title: 'Screens/Import', component: ImportScreen } satisfies Meta<typeof ImportScreen>
export default meta
type Story = StoryObj<typeof meta>

const failed = refusal(500, 'The server failed. Try again in a moment.')
const earlier = success(
  listOf([
    importRowFixture({
      id: 3,
      state: 'running',
      row_count: 8000,
      checked_count: 8000,
      invalid_count: 12,
      created_count: 3500,
    }),
    importRowFixture({ id: 2, file_name: 'daftar pasien lama dari program sebelumnya (2).xlsx', state: 'mapped' }),
    importRowFixture({ id: 1, state: 'done', checked_count: 1200, invalid_count: 40, created_count: 1160 }),
    importRowFixture({ id: 4, file_name: 'salah.csv', state: 'cancelled', created_by: 'Sari' }),
  ]),
)

/** The rows of the file, of which every page is answered. */
const lines =
  (all: number, state: Schema<'ImportLineState'>): Reply =>
  (request) => {
    const { searchParams } = new URL(request.url)
    const from = (Number(searchParams.get('page') ?? 1) - 1) * 100
    const rows = Array.from({ length: Math.max(0, Math.min(100, all - from)) }, (_, index) =>
      lineFixture((from + index) * (searchParams.get('state') === 'invalid' ? 5 : 1), state),
    )
    return success({ ...listOf(rows), count: all })(request)
  }

const home = (list: Reply, overrides: Partial<Scene> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/import',
    ...overrides,
    replies: { 'GET /api/import': list, ...overrides.replies },
  } satisfies Scene,
})
const page = (reply: Reply, said: Partial<Scene> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/import/1',
    ...said,
    replies: { 'GET /api/import/1': reply, ...said.replies },
  } satisfies Scene,
})
const of = (said: Partial<Schema<'Import'>>, other: Partial<Scene> = {}) => page(success(importFixture(said)), other)

export const AFile: Story = { parameters: home(earlier) }
export const NothingImportedYet: Story = { parameters: home(success(listOf([]))) }
export const EarlierLoading: Story = { parameters: home(silence) }
export const EarlierFailed: Story = { parameters: home(failed) }
export const ServicesOfTheManager: Story = {
  parameters: home(success(listOf([])), { role: 'manager_clinic', path: '/clinic/product/import' }),
}

const choose = async (canvasElement: HTMLElement, file: File) => {
  await within(canvasElement).findByText(/CSV/)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, file, { applyAccept: false })
}
export const FileRefused: Story = {
  parameters: home(earlier, {
    replies: {
      'POST /api/import': refusal(422, 'This file is not a table. Save it as CSV or as an Excel workbook (.xlsx).'),
    },
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['%PDF-1.7'], 'pasien.pdf'))
    await within(canvasElement).findByText(/not a table/)
  },
}
export const FileEmpty: Story = {
  parameters: home(earlier),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File([], 'kosong.csv'))
    await within(canvasElement).findByText(/The file is empty|Berkas ini kosong/)
  },
}
export const FileOnTheWay: Story = {
  parameters: home(earlier, { replies: { 'POST /api/import': silence } }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['Nama;HP'], 'pasien.csv'))
    await within(canvasElement).findByText(/pasien\.csv…/)
  },
}

const guessed: Partial<Schema<'Import'>> = {
  headings: [...importFixture().headings, 'Kontak darurat', 'HP kontak darurat'],
  columns: [...importFixture().columns, 'relative_name', 'relative_phone'],
}
export const ColumnsGuessed: Story = { parameters: of(guessed) }
const names = [
  'drg. Budi Santoso, Sp.KG',
  'Ny. Siti',
  'Muhammad Al-Fatih bin Ahmad',
  'SANTOSO, BUDI',
  'عبد الرحمن الهاشمي',
]
export const FullNamesSplit: Story = {
  parameters: of({ ...guessed, sample: names.slice(0, 3).map((name, index) => ({ line: index + 2, cells: [name] })) }),
}
export const FullNamesSplitInIndonesian: Story = {
  parameters: of(
    { ...guessed, sample: names.slice(2).map((name, index) => ({ line: index + 2, cells: [name] })) },
    { language: 'id' },
  ),
}
export const FullNameBesideFirstName: Story = {
  parameters: of({
    ...guessed,
    columns: [...importFixture().columns.with(5, 'first_name'), 'relative_name', 'relative_phone'],
  }),
}
export const ColumnsMissing: Story = { parameters: of({}) }
export const ColumnsOfWindows1252: Story = { parameters: of({ ...guessed, encoding: 'windows-1252' }) }
export const ColumnsRefused: Story = {
  parameters: of(guessed, { replies: { 'PUT /api/import/1/mapping': failed } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Check the rows|Periksa baris/ }))
    await within(canvasElement).findByText(/The server failed/)
  },
}
export const ServiceColumns: Story = {
  parameters: of(
    {
      kind: 'product',
      file_name: 'tarif.xlsx',
      format: 'xlsx',
      encoding: null,
      separator: null,
      headings: ['Kode', 'Nama tindakan', 'Kategori', 'Harga'],
      columns: ['code', 'name', 'category', 'price'],
      sample: [{ line: 2, cells: ['PER-01', 'Pemeriksaan', 'konsultasi', 'Rp 150.000'] }],
    },
    { role: 'manager_clinic', path: '/clinic/product/import/1' },
  ),
}

const checking = importFixture({ state: 'mapped', checked_count: 500, invalid_count: 12, version: 2 })
const running = importFixture({
  state: 'running',
  checked_count: 1200,
  invalid_count: 240,
  created_count: 500,
  version: 2,
})

/** The steps of an import in each of their states. */
const at = (state: StateOf<typeof batchRunnerMachine>, record: Schema<'Import'>, error: Error | null = null): Story => {
  const runner = actorAt(batchRunnerMachine, state, {
    step: record.state === 'mapped' ? 'check' : 'run',
    attempt: error ? 1 : 0,
    error,
  })
  return {
    render: () => <ImportWork record={record} runner={runner} />,
    parameters: { ...page(success(record), { replies: { 'GET /api/import/1/row': lines(1200, 'valid') } }), state },
  }
}
export const Checking = at('running', checking)
export const CheckPaused = at('resting', checking)
export const CheckOffline = at('waiting', checking, new Error('No reply'))
export const CheckRefused = at('refused', checking, new Error('Your role may not do this.'))
export const Running: Story = { ...at('running', running), parameters: page(success(running)) }

const withRows = (said: Partial<Schema<'Import'>>, count: number, state: Schema<'ImportLineState'>) =>
  of(said, { replies: { 'GET /api/import/1/row': lines(count, state) } })
const checked = { ...guessed, state: 'checked', checked_count: 1200, version: 2 } as const
export const CheckedLikelyThere: Story = {
  parameters: withRows({ ...checked, invalid_count: 240, likely_duplicate_count: 12 }, 1200, 'valid'),
}
export const CheckedLikelyThereInIndonesian: Story = {
  parameters: of({ ...checked, invalid_count: 240, likely_duplicate_count: 12 }, { language: 'id' }),
}
export const CheckedAllRight: Story = { parameters: withRows(checked, 1200, 'created') }
export const CheckedWithProblems: Story = {
  parameters: withRows({ ...checked, invalid_count: 240 }, 1200, 'valid'),
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findByRole('grid')
    await within(rows).findAllByText(/Ayu Lestari 2/)
    rows.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await within(canvasElement).findByRole('heading', { level: 3 })).toBeVisible()
  },
}

/** Refused rows that are corrected one by one; the server takes what is said of them, or does not. */
const mending = (
  { answer, left = 240, after = 'valid' }: { answer?: Reply; left?: number; after?: Schema<'ImportLineState'> } = {},
  other: Partial<Scene> = {},
) => {
  const record = importFixture({ ...checked, invalid_count: left })
  let isSent = false
  const rows: Reply = (request) => {
    const { searchParams } = new URL(request.url)
    const below = searchParams.get('after')
    if (below === null) return lines(left, 'valid')(request)
    const from = Number(below) - 1
    const next = lineFixture(searchParams.get('state') === 'invalid' ? Math.ceil(from / 5) * 5 : from, after)
    return success(listOf(isSent && left === 1 && searchParams.get('state') === 'invalid' ? [] : [next]))(request)
  }
  return page(success(record), {
    path: '/clinic/patient/import/1?rows=invalid',
    ...other,
    replies: {
      'GET /api/import/1/row': rows,
      'PUT /api/import/1/row/2': (request) => {
        isSent = true
        return (answer ?? success({ ...record, invalid_count: left - 1, version: 3 }))(request)
      },
    },
  })
}
/** Opens the first refused row by the keyboard. */
const openRefused = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid')
  await within(grid).findAllByText(/Ayu Lestari 1/)
  grid.focus()
  await userEvent.keyboard('{Home}{Enter}')
  const dialog = await within(document.body).findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByLabelText('L/P')).toHaveFocus())
  return within(dialog)
}
export const RefusedRowOpened: Story = {
  parameters: mending(),
  play: async ({ canvasElement }) => {
    const dialog = await openRefused(canvasElement)
    await expect(dialog.getByLabelText('Tgl lahir')).toHaveAccessibleDescription(/17\/05\/1990/)
    await expect(dialog.getByLabelText('NIK')).not.toHaveAttribute('aria-invalid')
  },
}
export const RefusedRowOpenedInIndonesian: Story = {
  parameters: mending({}, { language: 'id' }),
  play: async ({ canvasElement }) => void (await openRefused(canvasElement)),
}
export const RefusedRowStillWrong: Story = {
  parameters: mending({
    after: 'invalid',
    answer: success(importFixture({ ...checked, invalid_count: 240, version: 3 })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openRefused(canvasElement)
    await userEvent.keyboard('x')
    await userEvent.click(dialog.getByRole('button', { name: /Save and check|Simpan dan periksa/ }))
    await dialog.findByText(/still refused|masih ditolak/)
  },
}
export const RefusedRowChangedElsewhere: Story = {
  parameters: mending({ answer: refusal(409, 'Somebody has changed this meanwhile.') }),
  play: async ({ canvasElement }) => {
    const dialog = await openRefused(canvasElement)
    await userEvent.keyboard('x')
    await userEvent.click(dialog.getByRole('button', { name: /Save and check|Simpan dan periksa/ }))
    await dialog.findByText(/changed this meanwhile/)
    await expect(dialog.getByLabelText('L/P')).toHaveValue('x')
  },
}
export const LastRefusedRowCorrected: Story = {
  parameters: mending({ left: 1, after: 'waiting' }),
  play: async ({ canvasElement }) => {
    const dialog = await openRefused(canvasElement)
    await userEvent.keyboard('x')
    await userEvent.click(dialog.getByRole('button', { name: /Save and check|Simpan dan periksa/ }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), { timeout: 5000 })
    await waitFor(() => expect(within(canvasElement).getByRole('grid')).toHaveFocus())
  },
}
export const CheckedNothingRight: Story = {
  parameters: withRows({ ...checked, row_count: 3, checked_count: 3, invalid_count: 3 }, 3, 'valid'),
}
export const RowsFailed: Story = {
  parameters: of({ ...checked, invalid_count: 240 }, { replies: { 'GET /api/import/1/row': failed } }),
}
export const RowsOnTheWay: Story = {
  parameters: of({ ...checked, invalid_count: 240 }, { replies: { 'GET /api/import/1/row': silence } }),
}
export const AskedBeforeItRuns: Story = {
  parameters: withRows({ ...checked, invalid_count: 240 }, 1200, 'valid'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /960/ }))
    await within(document.body).findByRole('alertdialog')
  },
}
export const AskedBeforeItIsCancelled: Story = {
  parameters: withRows({ ...running, headings: checking.headings }, 1200, 'created'),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Cancel the import|Batalkan impor/ }),
    )
    await within(document.body).findByText(/500/, { selector: '[role=alertdialog] *' })
  },
}
export const Done: Story = {
  parameters: of({ ...guessed, state: 'done', checked_count: 1200, created_count: 1200, version: 2, sample: [] }),
}
export const DoneButForSome: Story = {
  parameters: withRows(
    { ...guessed, state: 'done', checked_count: 1200, created_count: 960, invalid_count: 240, version: 2, sample: [] },
    240,
    'valid',
  ),
}
export const Cancelled: Story = {
  parameters: of({ ...guessed, state: 'cancelled', checked_count: 1200, created_count: 500, version: 2, sample: [] }),
}
/** An import abandoned for a month: its refused rows are deleted too. */
export const Forgotten: Story = {
  parameters: of({ ...guessed, state: 'cancelled', checked_count: 1200, invalid_count: 240, problems: [], sample: [] }),
}
export const Loading: Story = { parameters: page(silence) }
export const Failed: Story = { parameters: page(failed) }
export const Missing: Story = { parameters: page(refusal(404, 'This does not exist.')) }
