import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { Table } from '../../ui/table/table'
import { useNamespace } from '../texts/use-namespace'
import { useTexts } from '../texts/use-texts'

/** The description of a record, by field. */
export type Description = readonly { label: string; value: string }[]

interface ConflictDialogProps {
  mine: Description
  stored: Description
  onOverwrite: () => void
  onTake: () => void
  onClose: () => void
}

/** Two people saved one record: shows the typed values beside the stored ones, wherever they differ. */
export default function ConflictDialog({ mine, stored, onOverwrite, onTake, onClose }: ConflictDialogProps) {
  useNamespace('master')
  const texts = useTexts()
  const { conflict } = texts.master
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
      title={conflict.title()}
      description={conflict.text()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {conflict.keepEditing()}
          </Button>
          <Button variant="outline" onClick={onTake}>
            {conflict.take()}
          </Button>
          <Button onClick={onOverwrite}>{conflict.overwrite()}</Button>
        </>
      }
    >
      <Table
        label={conflict.title()}
        columns={[
          { key: 'field', header: conflict.field(), cell: (field) => field.label },
          { key: 'mine', header: conflict.mine(), cell: (field) => <bdi>{field.mine || texts.ui.none()}</bdi> },
          {
            key: 'stored',
            header: conflict.theirs(),
            cell: (field) => <bdi>{field.stored || texts.ui.none()}</bdi>,
          },
        ]}
        rows={differences}
        rowKey={(field) => field.label}
      />
    </Dialog>
  )
}

const textOf = (described: Description, wanted: string) => described.find(({ label }) => label === wanted)?.value ?? ''
