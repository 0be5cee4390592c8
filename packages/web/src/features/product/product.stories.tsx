import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import { agreed, member } from '../../entities/price-list/price-list-fixture'
import { MasterCreate } from '../../platform/record/master/master-create'
import { MasterList } from '../../platform/record/master/master-list'
import { MasterPage } from '../../platform/record/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useProduct from './product'

const base = '/clinic/product'
const List = () => <MasterList master={useProduct()} base={base} />
const Create = () => <MasterCreate master={useProduct()} base={base} />
const Page = () => <MasterPage master={useProduct()} base={base} />

/** The development server hands out the lists of codes slowly; a story that searches them has them before it plays. */
const loadCodes = async () => ({ codes: await import('@clinic/core/terminology') })

const meta = { title: 'Screens/Services', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const scaling = {
  id: 1,
  code: 'PER-02',
  name: 'Scaling dua rahang',
  name_en: 'Scaling, both jaws',
  category: 'periodontics',
  icd9cm: '96.54',
  scope: 'mouth',
  price_model: 'fixed',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: '',
  taxable: false,
  online_bookable: true,
  status: 'active',
  price: 425_000,
  version: 1,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}
const rows = [
  scaling,
  {
    ...scaling,
    id: 2,
    code: 'END-02',
    name: 'Perawatan saluran akar gigi geraham dengan tiga saluran atau lebih',
    name_en: '',
    category: 'endodontics',
    scope: 'tooth',
    price_model: 'per_tooth',
    price: 1_250_000,
  },
  { ...scaling, id: 3, code: 'EST-03', name: 'Veneer', name_en: '', category: 'aesthetic', price: null },
  { ...scaling, id: 4, code: 'EST-02', name: 'Perhiasan gigi', name_en: 'Tooth jewel', status: 'inactive' },
]
const entered = {
  product_id: 1,
  price_list_id: null,
  created_by: 'Ratna Wijayanti',
  created_at: '2026-01-02T03:04:05.000Z',
}
const kept = { withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null }
const prices = [
  {
    ...entered,
    id: 4,
    price: 4_500_000,
    valid_from: '2099-01-02',
    withdrawn_at: '2026-01-03T03:04:05.000Z',
    withdrawn_by: 'Ratna Wijayanti',
    withdrawal_reason: 'Kelebihan satu nol',
  },
  { ...entered, ...kept, id: 3, price: 475_000, valid_from: '2099-01-01' },
  { ...entered, ...kept, id: 2, price: 425_000, valid_from: '2026-02-01' },
  { ...entered, ...kept, id: 1, price: 400_000, valid_from: '2025-02-01' },
]

const material = { form: 'none', strength: '', unit: 'piece', status: 'active' }
const recipe = {
  id: 1,
  lines: [
    { medicine_id: 1, quantity: 1 },
    { medicine_id: 2, quantity: 2 },
  ],
  materials: [
    { ...material, id: 1, name: 'Masker bedah' },
    { ...material, id: 2, name: 'Sarung tangan nitril S', unit: 'pair', status: 'inactive' },
  ],
  version: 2,
}

const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { 'GET /api/product': reply } } satisfies Scene,
})
const page = (reply: Reply, history: Reply = success(listOf(prices)), scene: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: `${base}/1`,
    ...scene,
    replies: {
      'GET /api/product/1': reply,
      'GET /api/product/1/price': history,
      'GET /api/product/1/recipe': success(recipe),
      ...scene.replies,
    },
  } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf(rows))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?category=radiology`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = { render: () => <Create />, parameters: list(silence, `${base}/new`) }
export const PriceBySurfaceOfAJaw: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^(Price is|Harga dihitung)/ }),
      'per_surface',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(canvas.getByText(/^(Only for a service on surfaces|Hanya untuk layanan pada permukaan)/)).toBeVisible()
  },
}
/** The code is found by words; what it leaves in the chart follows what it is done on. */
export const CodeAndFinding: Story = {
  ...New,
  loaders: [loadCodes],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^(Done on|Dilakukan pada)/ }), 'surface')
    const leaves = await canvas.findByRole('combobox', { name: /^(Leaves in the chart|Tercatat di odontogram)/ })
    await userEvent.selectOptions(leaves, 'cof')
    await userEvent.type(await canvas.findByRole('combobox', { name: /^ICD-9-CM/ }), 'tambal')
    await userEvent.click(await screen.findByRole('option', { name: /^23\.2 / }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^ICD-9-CM/ })).toHaveDisplayValue(/^23\.2 /))
  },
}
export const FindingOfAnotherPlace: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    const scope = await canvas.findByRole('combobox', { name: /^(Done on|Dilakukan pada)/ })
    await userEvent.selectOptions(scope, 'tooth')
    const leaves = await canvas.findByRole('combobox', { name: /^(Leaves in the chart|Tercatat di odontogram)/ })
    await userEvent.selectOptions(leaves, 'rct')
    await userEvent.selectOptions(scope, 'surface')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(canvas.getByText(/^(No treatment there leaves this finding|Tidak ada tindakan di sana)/)).toBeVisible()
  },
}
export const StoredFilling: Story = {
  render: onPage,
  parameters: page(
    success({ ...scaling, name: 'Tambal komposit', icd9cm: '23.2', scope: 'surface', odontogram_code: 'cof' }),
    undefined,
    {
      role: 'doctor_clinic',
    },
  ),
}
export const FillingToChange: Story = {
  render: onPage,
  loaders: [loadCodes],
  parameters: page(success({ ...scaling, icd9cm: '23.2', scope: 'surface', odontogram_code: 'cof' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^ICD-9-CM/ })).toHaveDisplayValue(/^23\.2 ./))
  },
}
export const Stored: Story = { render: onPage, parameters: page(success(scaling)) }
export const WithoutPrices: Story = { render: onPage, parameters: page(success(scaling), success(listOf([]))) }
/** The standard price first, then list by list; each list has a price of today of its own. */
export const PricesOfLists: Story = {
  render: onPage,
  parameters: page(
    success(scaling),
    success(listOf([...prices, { ...prices[2], id: 6, price: 380_000, price_list_id: member.id }])),
    { replies: { 'GET /api/price-list': success(listOf([member, agreed])) } },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Member')).toBeVisible()
    await expect(canvas.getAllByText(/^(Today|Hari ini)$/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^(New price|Harga baru)$/ }))
    const list = await canvas.findByRole('combobox', { name: /^(Price list|Daftar harga)$/ })
    await userEvent.selectOptions(list, 'Member')
    await expect(list).toHaveDisplayValue('Member')
  },
}
export const PricesLoading: Story = { render: onPage, parameters: page(success(scaling), silence) }
export const PricesFailed: Story = {
  render: onPage,
  parameters: page(success(scaling), refusal(500, 'The server failed. Try again in a moment.')),
}
export const PriceInThePast: Story = {
  render: onPage,
  parameters: page(success(scaling)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New price|Harga baru)$/ }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Price|Harga)$/ }), '500000')
    const from = canvas.getByRole('textbox', { name: /^(Valid from|Berlaku mulai)/ })
    await userEvent.clear(from)
    await userEvent.type(from, '01/02/2026')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save price|Simpan harga)$/ }))
    await expect(await canvas.findByText(/^(This day is over|Hari itu sudah lewat)/)).toBeVisible()
  },
}
export const Withdrawing: Story = {
  render: onPage,
  parameters: page(success(scaling)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Withdraw|Tarik)$/ }))
    // the dialog is loaded with its first use
    const confirm = await screen.findByRole('button', { name: /^(Withdraw price|Tarik harga)$/ }, { timeout: 5_000 })
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.getByText(/^(This is required|Wajib diisi)$/)).toBeVisible())
  },
}
export const ForTheDentist: Story = {
  render: onPage,
  parameters: page(success(scaling), success(listOf(prices)), { role: 'doctor_clinic' }),
}
const withRecipe = (reply: Reply, saved: Reply = silence) =>
  page(success(scaling), undefined, {
    replies: { 'GET /api/product/1/recipe': reply, 'PUT /api/product/1/recipe': saved },
  })
export const WithoutMaterials: Story = {
  render: onPage,
  parameters: withRecipe(success({ ...recipe, lines: [], materials: [] })),
}
export const MaterialsLoading: Story = { render: onPage, parameters: withRecipe(silence) }
export const MaterialsFailed: Story = {
  render: onPage,
  parameters: withRecipe(refusal(500, 'The server failed. Try again in a moment.')),
}
export const QuantityOfNothing: Story = {
  render: onPage,
  parameters: withRecipe(success(recipe)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit materials|Ubah bahan)$/ }))
    const [field] = await canvas.findAllByRole('textbox', { name: /^(Each time|Setiap kali)/ }, { timeout: 5_000 })
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save materials|Simpan bahan)$/ }))
    await expect(await canvas.findByText(/^(A whole number from 1|Bilangan bulat dari 1)/)).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
export const MaterialsSavedMeanwhile: Story = {
  render: onPage,
  parameters: withRecipe(
    success(recipe),
    refusal(409, 'Somebody changed this in the meantime.', {
      current: { ...recipe, lines: [{ medicine_id: 1, quantity: 4 }], version: 3 },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit materials|Ubah bahan)$/ }))
    const save = { name: /^(Save materials|Simpan bahan)$/ }
    await userEvent.click(await canvas.findByRole('button', save, { timeout: 5_000 }))
    const compared = await screen.findByRole('alertdialog', undefined, { timeout: 5_000 })
    await waitFor(() => expect(compared).toBeVisible())
  },
}
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
