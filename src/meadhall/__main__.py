"""python -m meadhall"""

from meadhall.cli.main import run

if __name__ == "__main__":
    run()
