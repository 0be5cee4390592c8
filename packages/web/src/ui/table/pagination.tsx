import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { pagination } from 'styled-system/recipes'
import { IconButton } from '../icon-button'
import { useUiTexts } from '../ui-texts'

interface PaginationProps {
  /** as in the contract */
  pagination: {
    totalItems: number
    currentPage: number
    hasNextPage: boolean
    hasPrevPage: boolean
    offset: number
    rowPerPage: number
  }
  onPage: (page: number) => void
  onRowsPerPage: (rows: number) => void
}

const flip = css({ _rtl: { scale: '-1 1' } })

export function Pagination({ pagination: page, onPage, onRowsPerPage }: PaginationProps) {
  const texts = useUiTexts()
  const classes = pagination()
  const { offset, totalItems, rowPerPage, currentPage } = page
  const range = {
    from: Math.min(offset + 1, totalItems),
    to: Math.min(offset + rowPerPage, totalItems),
    total: totalItems,
  }
  return (
    <div className={classes.root}>
      <label className={classes.rows}>
        {texts.rowsPerPage}
        <select
          className={classes.select}
          value={rowPerPage}
          onChange={(event) => onRowsPerPage(Number(event.target.value))}
        >
          {[10, 25, 50, 100].map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
      </label>
      <span aria-live="polite" className={classes.range}>
        {texts.range(range)}
      </span>
      <span className={classes.buttons}>
        <IconButton
          size="sm"
          label={texts.previousPage}
          disabled={!page.hasPrevPage}
          onClick={() => onPage(currentPage - 1)}
        >
          <ChevronLeft className={flip} />
        </IconButton>
        <IconButton
          size="sm"
          label={texts.nextPage}
          disabled={!page.hasNextPage}
          onClick={() => onPage(currentPage + 1)}
        >
          <ChevronRight className={flip} />
        </IconButton>
      </span>
    </div>
  )
}
