/** All that runs before a page is drawn. It stands in the page's head, since a file would have to be waited for. */
import '../../../components/layout/scheme.ts';
import '../../auth/marks.ts';
