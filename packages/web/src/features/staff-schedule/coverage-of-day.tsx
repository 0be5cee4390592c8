import type { Schema } from '@clinic/api'
import { TriangleAlert } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { weekGrid } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'

/** Shows whether every dentist of a day has an assistant: in red, and marked, where not. */
export function CoverageOfDay({ parts }: { parts: readonly Schema<'Coverage'>[] }) {
  const { coverage: words } = useTexts()['staff-schedule']
  const classes = weekGrid()
  return (
    <ul className={cx(classes.lines, list)}>
      {parts.map(({ part: key, dentists, assistants }) => {
        const part = words.parts[key]()
        const missing = dentists - assistants
        return (
          <li key={key} data-tone={missing > 0 ? 'error' : undefined} className={classes.wrong}>
            {missing > 0 && <TriangleAlert aria-hidden="true" />}
            <span aria-hidden="true">{words.part({ part, assistants, dentists })}</span>
            <VisuallyHidden>{words.spoken({ part, assistants, dentists })}</VisuallyHidden>
            {missing > 0 && <VisuallyHidden>{words.missing(missing)}</VisuallyHidden>}
          </li>
        )
      })}
    </ul>
  )
}

const list = css({ fontSize: 'xs', paddingInline: { sm: '2' }, paddingBlockEnd: '2' })
