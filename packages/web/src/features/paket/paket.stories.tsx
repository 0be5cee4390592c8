import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/record/master/master-create'
import { MasterList } from '../../platform/record/master/master-list'
import { MasterPage } from '../../platform/record/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import usePaket from './paket'

const base = '/clinic/paket'
const List = () => <MasterList master={usePaket()} base={base} />
const Create = () => <MasterCreate master={usePaket()} base={base} />
const Page = () => <MasterPage master={usePaket()} base={base} />

const meta = { title: 'Screens/Packages', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const service = (product_id: number, code: string, name: string, price: number | null, quantity = 1) => ({
  product_id,
  quantity,
  code,
  name,
  name_en: '',
  price,
  status: 'active',
})
const consultation = service(1, 'KNS-01', 'Konsultasi dan pemeriksaan', 100_000, 2)
const scaling = service(2, 'PER-02', 'Scaling dua rahang', 425_000)
const jewel = { ...service(3, 'EST-02', 'Perhiasan gigi', 350_000), status: 'inactive' }
const veneer = service(4, 'EST-03', 'Veneer komposit direk', null)
const smile = {
  id: 1,
  code: 'PK-01',
  name: 'Paket senyum sehat',
  items: [consultation, scaling],
  price: 550_000,
  validity_days: 365,
  transferable: true,
  status: 'active',
  version: 1,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}
const rows = [
  smile,
  { ...smile, id: 2, code: 'PK-04', name: 'Paket pengantin', items: [scaling, jewel], price: 700_000 },
  { ...smile, id: 3, code: 'PK-05', name: 'Paket kontrol', items: [consultation], price: 200_000 },
  { ...smile, id: 4, code: 'PK-06', name: 'Promo pembukaan', status: 'inactive' },
]
const offered = success(
  listOf([
    { ...veneer, id: 4 },
    { ...scaling, id: 2 },
    { ...service(5, 'ORT-02', 'Kontrol kawat gigi', 200_000), id: 5 },
  ]),
)

const list = (reply: Reply, path = base) => ({
  scene: {
    role: 'manager_clinic',
    path,
    replies: { 'GET /api/paket': reply, 'GET /api/product': offered },
  } satisfies Scene,
})
const page = (reply: Reply, role: Scene['role'] = 'manager_clinic') => ({
  scene: {
    role,
    path: `${base}/1`,
    replies: { 'GET /api/paket/1': reply, 'GET /api/product': offered },
  } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf(rows))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=anak`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = { render: () => <Create />, parameters: list(silence, `${base}/new`) }
export const WithoutServices: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(
      await canvas.findByText(/^(Add at least one service|Tambahkan paling sedikit satu layanan)$/),
    ).toBeVisible()
  },
}
export const AddingAService: Story = {
  render: onPage,
  parameters: page(success(smile)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^(Add a service|Tambah layanan)$/ }))
    // a service already in the package is not offered
    await expect(await screen.findAllByRole('option', { name: /·/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: /Kontrol kawat gigi/ }))
    await expect(await canvas.findByRole('listitem', { name: 'Kontrol kawat gigi' })).toBeVisible()
    await expect(canvas.getByText(/(saves|hemat) Rp.275[.,]000 \(33%\)/)).toBeVisible()
  },
}
export const Stored: Story = { render: onPage, parameters: page(success(smile)) }
export const ServiceInactive: Story = { render: onPage, parameters: page(success({ ...rows[1], id: 1 })) }
export const ServiceWithoutPrice: Story = {
  render: onPage,
  parameters: page(success({ ...smile, items: [scaling, veneer] })),
}
export const DearerThanItsServices: Story = {
  render: onPage,
  parameters: page(success({ ...smile, price: 900_000 })),
}
export const AtTheFrontOffice: Story = { render: onPage, parameters: page(success(smile), 'front_office_clinic') }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
