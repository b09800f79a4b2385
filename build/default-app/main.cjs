// What `electron [-r MODULE] FOLDER` needs, where Electron comes without its own default app.
const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { app } = require('electron');

const options = process.argv.slice(1);
let folder;
for (let index = 0; index < options.length; index += 1) {
  const option = options[index];
  if (option === '-r' || option === '--require') {
    index += 1;
    require(resolve(options[index]));
  } else if (!option.startsWith('-')) {
    folder = resolve(option);
    break;
  }
}

if (folder === undefined) {
  console.error('electron: no application named');
  app.exit(2);
} else {
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  app.setName(description.productName ?? description.name);
  app.setVersion(description.version);
  app.setAppPath(folder);
  import(pathToFileURL(join(folder, description.main)).href).catch((error) => {
    console.error(error);
    app.exit(1);
  });
}
