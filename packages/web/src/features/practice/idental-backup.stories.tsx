import { informationFixture } from '@clinic/core/testing'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { journalFixture, leaveOnDevice } from '../../entities/charting/journal/journal-fixture'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import type { App } from '../../platform/app/app'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
// what comes later is here with the file: no story waits for its compilation
import './backup-entries'
import IdentalBackup from './idental-backup'

const meta = { title: 'Screens/Practice/Backup', component: IdentalBackup } satisfies Meta<typeof IdentalBackup>
export default meta
type Story = StoryObj<typeof meta>

const scene = ({ replies, ...more }: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental-backup',
    ...more,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/patient/7/odontogram': success(odontogramFixture(['46 o amf', '36 mis karies'])),
      'POST /api/visit/7/odontogram': silence,
      ...replies,
    },
  } satisfies Scene,
})

/** What an earlier page has left on this device. */
const left =
  (entries: readonly JournalEntry[], prepare: (drafts: App['drafts']) => void = () => {}): Decorator =>
  (Story, { loaded }) => {
    void leaveOnDevice(loaded.app.drafts, entries)
    prepare(loaded.app.drafts)
    return <Story />
  }

const lines = ['46 o car', '36 mo amf', '11 mpc', '17 o fis']
const typed = journalFixture(lines)
const refusing: Reply = refusal(422, 'Caries and a filling exclude each other on this surface.')
const other = { id: 8, record_number: '00-12-35', first_name: 'Raden Ayu Siti Khadijah', last_name: 'Wirjosoekarto' }
const later = Date.parse('2026-11-20T03:00:00Z')
const many = [
  ...typed,
  ...journalFixture(['18,28 une', '21 d cof', '24-26 pob karies', '33,34 abr'], {
    visit: 8,
    patient: other,
    typedAt: later,
  }),
]

export const Empty: Story = { parameters: scene() }
export const Unsent: Story = { parameters: scene(), decorators: left(typed) }
export const Many: Story = { parameters: scene(), decorators: left(many) }
export const ManyInIndonesian: Story = { parameters: scene({ language: 'id' }), decorators: left(many) }
export const Offline: Story = { parameters: scene({ isOffline: true }), decorators: left(typed) }
export const Loading: Story = {
  parameters: scene(),
  decorators: left([], (drafts) => {
    drafts.forms = () => new Promise(() => {})
  }),
}
export const Refused: Story = {
  parameters: scene({ replies: { 'POST /api/visit/7/odontogram': refusing } }),
  decorators: left(typed.slice(0, 2)),
  play: async () => void (await screen.findAllByText(/^(The record now|Rekam medis sekarang)$/)),
}
export const RefusedAndTheRecordCannotBeRead: Story = {
  parameters: scene({
    replies: {
      'POST /api/visit/7/odontogram': refusing,
      'GET /api/patient/7/odontogram': refusal(503, 'The database does not answer.'),
    },
  }),
  decorators: left(typed.slice(0, 1)),
  play: async () => void (await screen.findByText(/^(Refused|Ditolak)$/)),
}
export const Sent: Story = {
  parameters: scene({ replies: { 'POST /api/visit/7/odontogram': success({ findings: [] }) } }),
  decorators: left(typed),
  play: async () => void (await screen.findAllByText(/^(Sent|Terkirim)$/)),
}
export const TextsNotSent: Story = {
  parameters: scene(),
  decorators: left([], (drafts) => {
    void drafts.save('visit-note-7', {})
    void drafts.save('visit-prescription-8', {})
    void drafts.save('visit-oral-examination-8', {})
  }),
}
export const Damaged: Story = {
  parameters: scene(),
  decorators: left(typed.slice(0, 1), (drafts) => {
    const { read } = drafts
    void drafts.save('journal/1-broken', {})
    drafts.read = async <Value,>(form: string) => {
      if (form.endsWith('broken')) throw Object.assign(new Error('cannot be read'), { name: 'DamagedRow' })
      return read<Value>(form)
    }
  }),
}
export const WithoutEncryption: Story = {
  parameters: scene(),
  decorators: left(typed, (drafts) => {
    drafts.isLasting = false
  }),
}
