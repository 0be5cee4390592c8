import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import { documentFixture, drawnFile, manyDocuments } from '../../../entities/patient-document/document-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Files',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/document" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const pictures = Object.fromEntries(
  manyDocuments.map(({ id }) => [`GET /api/patient-document/${id}/photo`, drawnFile] as const),
)
const scene = (reply: Reply, { replies, ...more }: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/patient/12/document',
    ...more,
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/document': reply,
      ...pictures,
      ...replies,
    },
  } satisfies Scene,
})
/** One reply after the other; the last one again and again. */
const inTurn = (...replies: Reply[]): Reply => {
  const left = [...replies]
  return (request) => ((left.length > 1 ? left.shift() : left[0]) ?? silence)(request)
}
const many = success(listOf(manyDocuments))
const opened = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const bitewing = /^(Show Bitewing|Tampilkan Radiograf bitewing)/
const pressed = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const chosen = () => {
  const chooser = document.querySelector('input[type="file"]')
  if (chooser instanceof HTMLInputElement)
    return userEvent.upload(
      chooser,
      [1, 2].map((at) => new File(['\u00ff\u00d8'], `foto ${at}.jpg`, { type: 'image/jpeg' })),
    )
  throw new Error('Nothing takes a file')
}

export const Many: Story = { parameters: scene(many) }
export const AtTheDesk: Story = {
  parameters: scene(
    success(listOf([documentFixture({ kind: 'consent' }), documentFixture({ id: 2, kind: 'letter' })])),
    {
      role: 'front_office_clinic',
      account: {},
      path: '/clinic/patient/12/document',
    },
  ),
}
export const NotHereToday: Story = {
  parameters: scene(refusal(404, 'Not found'), {
    role: 'nurse_clinic',
    account: {},
    path: '/nurse/patient/12/document',
  }),
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const PicturesNotThereYet: Story = {
  parameters: scene(many, { replies: { 'GET /api/patient-document/1/photo': silence } }),
}

export const Opened: Story = {
  parameters: scene(many),
  async play() {
    await opened(bitewing)
    await screen.findByRole('img', { name: /46, 47/ })
    await waitFor(() => expect(screen.getByText(/^1 (of|dari) 4$/)).toBeVisible())
  },
}
/** The arrow keys lead through the files; what is beside stays. */
export const Compared: Story = {
  parameters: scene(many),
  async play() {
    await opened(bitewing)
    await userEvent.selectOptions(await screen.findByLabelText(/^(Compare with|Bandingkan dengan)$/), '2')
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
    await pressed(/^(Next file|Berkas berikutnya)$/)
    const isTurned = getComputedStyle(document.documentElement).direction === 'rtl'
    await userEvent.keyboard(isTurned ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^(Intraoral photo|Foto intraoral)/ })).toBeVisible())
  },
}
export const Enlarged: Story = {
  parameters: scene(many),
  async play() {
    await opened(bitewing)
    const picture = await screen.findByRole('img', { name: /46, 47/ })
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100))
    const { width } = picture.getBoundingClientRect()
    await pressed(/^(Larger|Perbesar)$/)
    await pressed(/^(Invert|Balik warna)$/)
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(width))
  },
}
export const LargeFailed: Story = {
  parameters: scene(many, {
    replies: { 'GET /api/patient-document/1/photo': refusal(503, 'The database does not answer.') },
  }),
  async play() {
    await opened(bitewing)
    await screen.findByRole('button', { name: /^(Try again|Coba lagi)$/ })
  },
}
export const Edited: Story = {
  parameters: scene(many),
  async play() {
    await opened(bitewing)
    await pressed(/^(Edit|Ubah)$/)
    await waitFor(async () => expect(await screen.findByLabelText(/^(Kind|Jenis)/)).toHaveFocus())
    const teeth = await screen.findByLabelText(/^(Teeth|Gigi)/)
    await userEvent.clear(teeth)
    await userEvent.type(teeth, '46 4x')
    await pressed(/^(Save|Simpan)$/)
    await screen.findByText(/4x$/)
  },
}
export const AskedToRemove: Story = {
  parameters: scene(many),
  async play() {
    await opened(bitewing)
    await pressed(/^(Remove|Hapus)$/)
    await screen.findByRole('dialog', { name: /^(Remove this file|Hapus berkas ini)\?$/ })
  },
}

export const Adding: Story = {
  parameters: scene(many),
  async play() {
    await opened(/^(Add files|Tambah berkas)$/)
    await chosen()
    await pressed(/^(Add 2 files|Tambah 2 berkas)$/)
    await screen.findByText(/^(Choose the kind|Pilih jenisnya)$/, { selector: ':not(option)' })
  },
}
/** Of two pictures the second is refused: it stays, with the reason. */
export const AddedInPart: Story = {
  parameters: scene(many, {
    replies: {
      'POST /api/patient/12/document': inTurn(
        success(documentFixture(), 201),
        refusal(422, 'This picture is damaged or cut off.'),
      ),
    },
  }),
  async play() {
    await opened(/^(Add files|Tambah berkas)$/)
    await chosen()
    await userEvent.selectOptions(await screen.findByLabelText(/^(Kind|Jenis)/), 'periapical')
    await pressed(/^(Add 2 files|Tambah 2 berkas)$/)
    await screen.findByText(/damaged or cut off/)
  },
}
