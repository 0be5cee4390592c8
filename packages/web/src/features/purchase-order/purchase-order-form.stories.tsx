import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Route } from 'wouter'
import { type Scene, success } from '../../testing/scene'
import PurchaseOrderCreate from './purchase-order-create'
import PurchaseOrderEdit from './purchase-order-edit'
import { purchaseOrderFixture } from './purchase-order-fixture'

const meta = { title: 'Screens/Purchase order/Form' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const base = '/clinic/medicine-transaction/order'
const [capsules, gloves] = purchaseOrderFixture().medicines
const replies: Scene['replies'] = {
  'GET /api/company-medicine/1': success({ ...capsules, ingredients: ['Amoxicillin'], category: 'prescription_only' }),
  'GET /api/company-medicine/2': success({ ...gloves, ingredients: [], category: 'consumable' }),
  'GET /api/supplier/1': success({ id: 1, name: 'PT Sehat Farma Nusantara', status: 'active' }),
  'GET /api/purchase-order/51': success(purchaseOrderFixture()),
}

export const New: Story = {
  render: () => <PurchaseOrderCreate />,
  parameters: { scene: { role: 'front_office_clinic', path: `${base}/new` } satisfies Scene },
}
export const NothingTyped: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(await canvas.findByRole('combobox', { name: /^(Supplier|Pemasok)/ })).toBeInvalid()
  },
}
export const Edit: Story = {
  render: () => <Route path={`${base}/:id/edit`} component={PurchaseOrderEdit} />,
  parameters: { scene: { role: 'front_office_clinic', path: `${base}/51/edit`, replies } satisfies Scene },
}
