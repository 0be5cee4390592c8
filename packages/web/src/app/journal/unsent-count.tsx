import { CloudOff } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useChartJournal } from '../../entities/charting/journal/use-chart-journal'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { LeaveQuestion } from './leave-question'

/** How many entries of charts are not with the server yet, from any page; it leads to them. With it the journal is sent. */
export default function UnsentCount() {
  useNamespace('journal')
  const { journal: texts } = useTexts()
  const { entries, damaged } = useChartJournal()
  const count = entries.filter(({ state }) => state !== 'sent').length + damaged.length
  return (
    <span role="status">
      {count > 0 && (
        <Link href="/doctor/idental-backup" className={link}>
          <CloudOff aria-hidden="true" />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{texts.count(count)}</VisuallyHidden>
        </Link>
      )}
      <LeaveQuestion />
    </span>
  )
}

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: 'control',
  paddingInline: '2',
  borderRadius: 'control',
  color: 'error.text',
  fontWeight: 'semibold',
  _hover: { background: 'subtle' },
  '& svg': { boxSize: '5' },
})
