import { Frame } from '../common/PersonPage.jsx';
import { readFrame } from '../common/person.js';

export default async function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>
        <Frame frame={await readFrame()}>{children}</Frame>
      </body>
    </html>
  );
}
