import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Table } from '../ui/table'
import { useTexts } from './use-texts'

/** What a record says, field by field, in words. */
export type Described = readonly { label: string; value: string }[]

interface ConflictDialogProps {
  mine: Described
  stored: Described
  busy: boolean
  onOverwrite: () => void
  onTake: () => void
  onClose: () => void
}

/** Two people saved one record: what is typed beside what is stored now, wherever they differ. */
export default function ConflictDialog({ mine, stored, busy, onOverwrite, onTake, onClose }: ConflictDialogProps) {
  const texts = useTexts()
  const differences = mine
    .map(({ label, value }, index) => ({ label, mine: value, stored: stored[index]?.value }))
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
          <Button busy={busy} onClick={onOverwrite}>
            {texts.conflict.overwrite()}
          </Button>
        </>
      }
    >
      <Table
        label={texts.conflict.title()}
        columns={[
          { key: 'field', header: texts.conflict.field(), cell: (field) => field.label },
          { key: 'mine', header: texts.conflict.mine(), cell: (field) => field.mine },
          { key: 'stored', header: texts.conflict.theirs(), cell: (field) => field.stored },
        ]}
        rows={differences}
        rowKey={(field) => field.label}
      />
    </Dialog>
  )
}
