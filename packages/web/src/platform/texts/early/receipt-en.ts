import receipt from '../../../i18n/en/receipt'

export default { receipt }
