import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { Table } from '../../ui/table/table'
import { useTexts } from '../texts/use-texts'

/** What a record says, field by field, in words. */
export type Described = readonly { label: string; value: string }[]

interface ConflictDialogProps {
  mine: Described
  stored: Described
  onOverwrite: () => void
  onTake: () => void
  onClose: () => void
}

/** Two people saved one record: what is typed beside what is stored now, wherever they differ. */
export default function ConflictDialog({ mine, stored, onOverwrite, onTake, onClose }: ConflictDialogProps) {
  const texts = useTexts()
  const labels = new Set([...mine, ...stored].map(({ label }) => label))
  const differences = [...labels]
    .map((label) => ({ label, mine: textOf(mine, label), stored: textOf(stored, label) }))
    .filter((field) => field.mine !== field.stored)
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      onClose={onClose}
      title={texts.conflict.title()}
      description={texts.conflict.text()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.conflict.keepEditing()}
          </Button>
          <Button variant="outline" onClick={onTake}>
            {texts.conflict.take()}
          </Button>
          <Button onClick={onOverwrite}>{texts.conflict.overwrite()}</Button>
        </>
      }
    >
      <Table
        label={texts.conflict.title()}
        columns={[
          { key: 'field', header: texts.conflict.field(), cell: (field) => field.label },
          { key: 'mine', header: texts.conflict.mine(), cell: (field) => <bdi>{field.mine || texts.ui.none()}</bdi> },
          {
            key: 'stored',
            header: texts.conflict.theirs(),
            cell: (field) => <bdi>{field.stored || texts.ui.none()}</bdi>,
          },
        ]}
        rows={differences}
        rowKey={(field) => field.label}
      />
    </Dialog>
  )
}

const textOf = (described: Described, wanted: string) => described.find(({ label }) => label === wanted)?.value ?? ''
