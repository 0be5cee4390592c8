import receipt from '../../../i18n/id/receipt'

export default { receipt }
